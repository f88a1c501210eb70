import { writeFileSync } from 'node:fs';
import { rowFiles } from './demoRows/rowFiles.ts';
import { rowLines } from './demoRows/rowLines.ts';

// Program: writes the files of demo rows with one row a line.
for (const { path, text } of rowFiles()) if (rowLines(text) !== text) writeFileSync(path, rowLines(text));
