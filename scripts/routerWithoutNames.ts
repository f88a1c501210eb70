import type { Plugin } from 'vite';

/** Names for developer tools, and the context of the boundary around routes of server components. */
const kept = /^\w+\.(?:displayName = "\w*"|contextType = \w+);$/gm;
const made = /= (React\w*\.(?:forwardRef|createContext|memo)\()/g;

/**
 * Drops statements of React Router that a bundler must keep, and with them components that no page uses (NavLink, Form,
 * routes of data and of server components): 4 KB of gzip on every page. The product uses its links, its history and its
 * location only. Fails when React Router no longer names its components so.
 */
export function routerWithoutNames(): Plugin {
  let dropped = 0;
  return {
    name: 'router-without-names',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler(code) {
        dropped += code.match(kept)?.length ?? 0;
        return { code: code.replace(kept, '').replace(made, '= /* @__PURE__ */ $1'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && dropped === 0) throw new Error('routerWithoutNames found no name in React Router');
    },
  };
}
