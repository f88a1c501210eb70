/** Main colours by name, for light and dark; each has a contrast of at least 4.5 to its background. */
export const themeColors: Readonly<Record<string, { readonly light: string; readonly dark: string }>> = {
  blue: { light: '#0b5cd5', dark: '#7cb3ff' },
  teal: { light: '#0b6b75', dark: '#6fd0da' },
  green: { light: '#1b6e34', dark: '#7fd49a' },
  violet: { light: '#6436c9', dark: '#b9a2ff' },
  red: { light: '#b3261e', dark: '#ff9a92' },
  grey: { light: '#3f4a5a', dark: '#b6c0cf' },
};
