import type { Plugin } from 'vite';

const names = /^\w+\.displayName = "\w*";$/gm;
const made = /= (React\w*\.(?:forwardRef|createContext|memo)\()/g;

/**
 * Drops the names for developer tools from React Router. Its components and contexts get them by statements of their own,
 * which a bundler must keep, and with them components that no page uses: 4 KB of gzip on every page. Fails when React
 * Router no longer names its components so.
 */
export function routerWithoutNames(): Plugin {
  let dropped = 0;
  return {
    name: 'router-without-names',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler(code) {
        dropped += code.match(names)?.length ?? 0;
        return { code: code.replace(names, '').replace(made, '= /* @__PURE__ */ $1'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && dropped === 0) throw new Error('routerWithoutNames found no name in React Router');
    },
  };
}
