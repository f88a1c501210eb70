/** Milliseconds without progress after which an upload is aborted. */
const stall = 50_000;

/**
 * A `fetch` for one upload with progress, which only XMLHttpRequest reports. Rejects like `fetch` when there
 * is no answer.
 */
export function sendWithProgress(onProgress: (share: number) => void): typeof fetch {
  return (input, init) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (): void => clearTimeout(timer);
      const moved = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => request.abort(), stall);
      };
      const fail = (): void => {
        end();
        reject(new TypeError('no answer'));
      };
      request.open(init?.method ?? 'POST', String(input));
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => {
        moved();
        if (total > 0) onProgress(loaded / total);
      };
      request.onload = () => {
        end();
        const expiring = request.getResponseHeader('vol_exp');
        const headers = expiring === null ? {} : { vol_exp: expiring };
        resolve(new Response(request.responseText, { status: request.status, headers }));
      };
      request.onerror = fail;
      request.onabort = fail;
      const { signal } = init ?? {};
      if (signal?.aborted) {
        fail();
        return;
      }
      signal?.addEventListener('abort', () => request.abort());
      moved();
      request.send((init?.body ?? null) as XMLHttpRequestBodyInit | null); // the only caller sends a form
    });
}
