// Runs the program of a worker thread from source (development and tests). Its file URL is the only argument.
import { bundledProgram } from './bundledProgram.mjs';

await import(bundledProgram(process.argv[2]));
