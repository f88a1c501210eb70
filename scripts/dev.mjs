// npm run dev: starts the server from source and Vite with hot reload. File changes restart the server.
import { spawn } from 'node:child_process';
import { install, root } from './install.mjs';
import { usageOf } from './usage.mjs';

usageOf('dev');
install();
const port = process.env.PORT || '8080';
const children = [
  ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server-mock/process/main.ts'],
  ['node_modules/vite/bin/vite.js', '--host', process.env.HOST || '127.0.0.1'],
].map((args) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port, JIG_SERVER: `http://127.0.0.1:${port}` },
  }),
);
const stop = (signal) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
// When one process ends, stop the other.
for (const child of children) child.once('exit', () => stop('SIGTERM'));
