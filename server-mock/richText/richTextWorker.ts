import { parentPort } from 'node:worker_threads';
import { cleanRichText } from './cleanRichText.ts';

// The thread that cleans long rich texts, one after the other.
parentPort?.on('message', (html: string) => parentPort?.postMessage(cleanRichText(html)));
