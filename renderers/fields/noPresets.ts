/**
 * Replaces the presets of Semi's date picker in the build (`vite.config.ts`). No field has presets, and they bring all of
 * Semi's typography.
 */
const noPresets = (): null => null;

// biome-ignore lint/style/noDefaultExport: the replaced module is imported as a default
export default noPresets;
