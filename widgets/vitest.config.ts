import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { fs: { allow: [".."] } },
  test: { environment: "happy-dom", css: true, include: ["test/**/*.test.{ts,tsx}"] },
} as Parameters<typeof defineConfig>[0]);
