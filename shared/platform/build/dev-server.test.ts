import { get } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { expect, it, onTestFinished } from 'vitest';
import { withDevServer } from './dev-server.ts';

async function startDevServer(): Promise<number> {
  const config: Configuration = {
    mode: 'development',
    devtool: 'source-map',
    entry: 'data:text/javascript,export default 1',
    output: { path: path.join(temporaryFolder(), 'dist'), publicPath: '/mf-a/', uniqueName: 'mf-a' },
  };
  const { devServer } = withDevServer(config, {});
  if (!devServer) throw new Error('no dev server');
  const server = new RspackDevServer({ ...devServer, hot: false, client: false }, rspack(config));
  await server.start();
  onTestFinished(() => server.stop());
  return Number(server.options.port);
}

const request = (port: number, url: string, host?: string) =>
  new Promise<[status: number | undefined, body: string]>((resolve, reject) =>
    get({ host: '127.0.0.1', port, path: url, ...(host && { headers: { host } }) }, (response) =>
      text(response).then((body) => resolve([response.statusCode, body]), reject),
    ).on('error', reject),
  );

it('serves files only under names of this machine', async () => {
  const port = await startDevServer();
  expect(await request(port, '/mf-a/main.js', 'evil.example')).toEqual([403, 'Invalid Host header']);
  expect((await request(port, '/mf-a/main.js'))[0]).toBe(200);
});
