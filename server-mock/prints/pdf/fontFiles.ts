import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the fonts are: beside the built server, else in their package. */
const builtFonts = new URL('../fonts/', import.meta.url);
const packedFonts = new URL('../../../node_modules/@expo-google-fonts/noto-sans-sc/', import.meta.url);

const fileOf = (built: string, packed: string): string => {
  const own = fileURLToPath(new URL(built, builtFonts));
  return existsSync(own) ? own : fileURLToPath(new URL(packed, packedFonts));
};

/** Files of the font that documents are printed with. */
export interface FontFiles {
  readonly regular: string;
  readonly bold: string;
}

/** Finds the files. Called by the main thread, which knows its folder. */
export const fontFiles = (): FontFiles => ({
  regular: fileOf('NotoSansSC-Regular.ttf', '400Regular/NotoSansSC_400Regular.ttf'),
  bold: fileOf('NotoSansSC-Bold.ttf', '700Bold/NotoSansSC_700Bold.ttf'),
});
