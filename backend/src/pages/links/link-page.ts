import { paths } from "@job-portal/protocol/paths";

/** A page for whoever has the link of a mail. It works without a script. @param body as HTML */
export const linkPage = (title: string, body: string, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} - JobPortal</title>
<style nonce="${nonce}">
  body { margin: 0; padding: 32px 16px; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 480px; margin: 0 auto; }
  h1 { font-size: 24px; line-height: 1.25; overflow-wrap: anywhere; }
  form { margin: 0 0 12px; }
  button { width: 100%; min-height: 48px; font: inherit; font-weight: 600; cursor: pointer; }
  .first { border: 0; border-radius: 8px; background: AccentColor; color: AccentColorText; }
  a { display: inline-block; padding: 12px 0; }
</style>
</head>
<body><main>
<p><a href="${paths.home}">JobPortal</a></p>
${body}
</main></body>
</html>`;
