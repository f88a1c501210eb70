import { excel } from '../../../expressions/excel/index.ts';
import { addLanguage } from './formulaLanguages.ts';

// Importing this file makes every grammar known: the server, the command line and the editors' chunks do.
for (const language of [excel]) addLanguage(language);
