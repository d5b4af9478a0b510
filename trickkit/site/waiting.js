// Loaded by Jupyter's pages, for a visitor with a quick hand or a slow machine.

// A widget whose script has not been loaded after two seconds would take no answer of Python's any more, ever (anywidget 0.11).
// While Python starts, two seconds are soon gone.
const timeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (time) => timeout(Math.max(time, 120_000));

// Cells that are run before their notebook has a kernel would stay as they are, without a word: they wait for it.
const asked = setInterval(() => {
  const app = window.jupyterapp;
  if (!app?.commands) return;
  clearInterval(asked);
  const execute = app.commands.execute.bind(app.commands);
  app.commands.execute = async (id, args) => {
    const context = id.startsWith("notebook:run") ? app.shell.currentWidget?.sessionContext : undefined;
    if (context && !context.session?.kernel) await begun(context);
    return execute(id, args);
  };
}, 50);

function begun(context) {
  return new Promise((resolve) => {
    const look = () => {
      if (!context.session?.kernel) return;
      context.kernelChanged.disconnect(look);
      resolve();
    };
    context.kernelChanged.connect(look);
    look();
  });
}
