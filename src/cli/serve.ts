import { createServer } from 'node:http';

/** `gschobe serve`: until the server stands, a page that says what is there. */
export async function run(): Promise<number> {
  const port = Number(process.env['PORT'] ?? 8080);
  const page =
    '<!doctype html><meta charset="utf-8"><title>Gschobe</title><h1>Gschobe</h1><p>The rules of Schieber are here; the table is being built.</p>';
  createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
  ).listen(port);
  process.stdout.write(`Gschobe: http://localhost:${port}\n`);
  return new Promise(() => {});
}
