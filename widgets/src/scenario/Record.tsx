import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { KEYS } from "../shared/keys.ts";
import type { Send } from "../shared/types.ts";
import type { ScenarioView } from "./view.ts";

/** The record as text: to be copied, or to be overwritten by another one and loaded. What is typed stays until it is loaded. */
export function Record({ record, wrong, send }: { record: NonNullable<ScenarioView["record"]>; wrong: boolean; send: Send }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(record.text), [copied, setCopied] = useState(false);
  const before = useRef(record.text), sent = useRef(false);
  useLayoutEffect(() => {
    if (sent.current || text === before.current) if (!wrong) setText(record.text);
    if (record.text !== before.current) setCopied(false);
    before.current = record.text;
    sent.current = false;
  }, [record, wrong]);
  const changed = text !== record.text && text.trim() !== "";
  const copy = async () => {
    const el = field.current as HTMLTextAreaElement;
    el.select();
    try {
      await el.ownerDocument.defaultView?.navigator.clipboard.writeText(text);
    } catch {
      el.ownerDocument.execCommand("copy"); // no clipboard without a secure page: the old way copies what is selected
    }
    setCopied(true);
  };
  const load = () => {
    sent.current = true;
    send({ do: "load", text });
  };
  return (
    <section class="tk-panel tk-screcord" data-zone="record">
      <h3>{record.title}</h3>
      <textarea ref={field} {...KEYS} rows={Math.min(Math.max(text.split("\n").length, 3), 16)} spellcheck={false} autocapitalize="off" aria-label={record.title} aria-description={record.hint} value={text}
        placeholder={record.hint} onInput={(e) => { setText(e.currentTarget.value); setCopied(false); }} />
      <div class="tk-row">
        <button type="button" class="tk-btn" {...KEYS} data-do="copy" aria-disabled={text ? undefined : "true"} onClick={() => { if (text) void copy(); }}>{record.copy}</button>
        <button type="button" class={`tk-btn ${changed ? "tk-main" : ""}`} {...KEYS} data-do="load" aria-disabled={changed ? undefined : "true"} onClick={() => { if (changed) load(); }}>{record.load}</button>
        <span role="status">{copied ? record.copied : ""}</span>
      </div>
      {record.note && <p class="tk-why">{record.note}</p>}
    </section>
  );
}
