// Takes the two fonts that documents are printed with out of their package, which has eighteen: at run time it is not needed.
// usage: copyFonts.mjs FOLDER
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('usage: copyFonts.mjs FOLDER');

const fonts = join(root, 'node_modules', '@expo-google-fonts', 'noto-sans-sc');
mkdirSync(folder, { recursive: true });
copyFileSync(join(fonts, '400Regular', 'NotoSansSC_400Regular.ttf'), join(folder, 'NotoSansSC-Regular.ttf'));
copyFileSync(join(fonts, '700Bold', 'NotoSansSC_700Bold.ttf'), join(folder, 'NotoSansSC-Bold.ttf'));
