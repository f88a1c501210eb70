import { fileEndpoints } from '../wire/files/fileEndpoints.ts';
import { mapOf, or, text } from '../wire/shape.ts';
import { answered } from './Answer.ts';
import type { FileSource } from './FileSource.ts';
import type { Http } from './Http.ts';
import { sendWithProgress } from './sendWithProgress.ts';

/** {@link FileSource} over Upload and download calls. */
export function httpFileSource(http: Http): FileSource {
  return {
    async upload(address, file, name, { signal, onProgress }) {
      const body = new FormData();
      body.append('fileInput', new File([file], name, { type: file.type }));
      const send = sendWithProgress(onProgress);
      const answer = await http.action(address, { body, send, signal }, or(text, ''));
      // The answer is the path prefix of the file name.
      return answer.ok ? answered(answer.data + name, answer.message) : answer;
    },
    async download(path) {
      let bytes: Blob | undefined;
      const send: typeof fetch = async (input, init) => {
        const response = await fetch(input, init);
        if (!response.ok) return response;
        bytes = await response.blob();
        return Response.json({ status: true, data: null }, { headers: response.headers });
      };
      const address = path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');
      return http.action(`/${address}`, { send }, () => bytes ?? new Blob());
    },
    async pictures(paths) {
      const answer = await http.call(
        fileEndpoints.signPictures,
        { body: { paths: [...paths] } },
        mapOf(text),
      );
      if (!answer.ok) return answer;
      const here = Object.entries(answer.data).map(([path, url]) => [path, http.address(url)] as const);
      return answered(Object.fromEntries(here));
    },
  };
}
