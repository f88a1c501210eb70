import { parentPort } from 'node:worker_threads';
import { cleanRichText } from './cleanRichText.ts';

// Worker thread that cleans long rich texts one at a time.
parentPort?.on('message', (html: string) => parentPort?.postMessage(cleanRichText(html)));
