// Loaded by Jupyter's pages. Cells that are run before their notebook has a kernel would stay as they are, without a word;
// a quick visitor's cells wait for it.
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
