import type { ServerPlugin } from './api/server.ts';

/**
 * Plugins of this installation, for the server and the schema check. No file imported here may import React or the DOM.
 * Tests hold that both lists bring the same field types.
 */
export const serverPlugins: readonly ServerPlugin[] = [];
