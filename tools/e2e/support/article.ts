import { createServer } from 'node:http';
import { listening } from './listening.ts';

/** Somebody else’s page, with a style sheet of its own and nothing of ours but what is copied into it. */
export interface Article {
  readonly address: string;
  readonly close: () => void;
}

const STYLE = `
  * { letter-spacing: 0.02em; }
  body { margin: 0; background: #f6efe2; color: #2b2118; font: 18px/1.6 Georgia, serif; }
  article { max-width: 760px; margin: 0 auto; padding: 8px; }
  button, a, details { display: inline; color: #7b2d3f; text-transform: uppercase; }
  p { margin: 0 0 40px; }`;

/** It serves an article in which these codes stand, each in a paragraph’s place. */
export async function articleWith(codes: readonly string[]): Promise<Article> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>One seat at the duel</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/style.css"></head>
    <body><main><article><h1>One seat at the duel</h1>
    ${codes.map((code) => `<p>Before you read on:</p>\n${code}`).join('\n')}
    <p>Most players reach for the Wurm, because it hits harder.</p></article></main></body></html>`;
  const server = createServer(({ url }, response) => {
    const [type, text] = url === '/style.css' ? ['css', STYLE] : ['html', html];
    response.writeHead(200, { 'content-type': `text/${type}; charset=utf-8` }).end(text);
  });
  const port = await listening(server);
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
