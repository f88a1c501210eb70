/** Resolves in a task of its own, so that the page can answer the user between two pieces of work. A timer would wait longer. */
export const nextTask = (): Promise<void> =>
  new Promise((begin) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      begin();
    };
    port2.postMessage(null);
  });
