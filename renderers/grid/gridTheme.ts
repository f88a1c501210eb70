/** Colours and fonts of the grid, resolved for the canvas (no CSS variables). */
export interface GridTheme {
  readonly page: string;
  readonly text: string;
  readonly link: string;
  readonly line: string;
  readonly header: string;
  readonly headerText: string;
  readonly summary: string;
  readonly font: string;
  /** Resolves any CSS colour, a Semi colour name (`green`) or a Semi token; `alpha` makes it translucent. */
  color(name: string, alpha?: number): string;
}

/** Semi's tokens with fallbacks for pages without Semi (bench pages, tests). */
const TOKENS = {
  page: ['--semi-color-bg-0', '#ffffff'],
  text: ['--semi-color-text-0', '#1c1f23'],
  link: ['--semi-color-link', '#0064fa'],
  line: ['--semi-color-border', '#e4e6e8'],
  header: ['--semi-color-bg-2', '#f7f8fa'],
  headerText: ['--semi-color-text-1', '#42464c'],
} as const;

/** Steps of Semi's palettes, from 0 (pale) to 9. */
const TEXT_STEP = 7;
const BASE_STEP = 6;

const FONT =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif';

/** Resolves colours through a hidden element, so that `var()`, names and translucent tokens become rgb. */
class ColorResolver {
  readonly #styles: CSSStyleDeclaration;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #known = new Map<string, string>();

  constructor(host: Element) {
    this.#styles = getComputedStyle(host);
    this.#context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  }

  token(name: string): string {
    return this.#styles.getPropertyValue(name).trim();
  }

  resolve(name: string, alpha: number): string {
    const key = `${name}/${alpha}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = this.#make(name, alpha);
    this.#known.set(key, made);
    return made;
  }

  #make(name: string, alpha: number): string {
    // Text takes the step that reads at 4.5:1 in light and dark, also on its own pale tag; fills take the base colour.
    const semi = this.token(`--semi-${name}-${alpha === 1 ? TEXT_STEP : BASE_STEP}`);
    const variable = /^var\((--[\w-]+)\)$/.exec(name)?.[1];
    const plain = semi ? `rgb(${semi})` : variable ? this.token(variable) : name;
    if (alpha === 1 || !this.#context) return plain;
    this.#context.fillStyle = '#000000';
    this.#context.fillStyle = plain;
    const [r, g, b] = channels(this.#context.fillStyle);
    return `rgba(${r}, ${g}, ${b}, ${alpha})`;
  }
}

/** Channels of a canvas colour, always in the form `#rrggbb` or `rgba(r, g, b, a)`. */
function channels(color: string): readonly [number, number, number] {
  const hex = /^#(..)(..)(..)$/.exec(color);
  const parts = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : color.match(/[\d.]+/g)?.map(Number);
  return [parts?.[0] ?? 0, parts?.[1] ?? 0, parts?.[2] ?? 0];
}

/** Reads the current theme at an element (`body[theme-mode=dark]` switches Semi's tokens). */
export function readGridTheme(host: Element): GridTheme {
  const resolver = new ColorResolver(host);
  const of = (key: keyof typeof TOKENS): string => resolver.token(TOKENS[key][0]) || TOKENS[key][1];
  return {
    page: of('page'),
    text: of('text'),
    link: of('link'),
    line: of('line'),
    header: of('header'),
    headerText: of('headerText'),
    summary: of('header'),
    font: FONT,
    color: (name, alpha = 1) => resolver.resolve(name, alpha),
  };
}

/** Calls back after a switch between light and dark. Returns the function that stops it. */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { attributes: true, attributeFilter: ['theme-mode'] });
  return () => observer.disconnect();
}
