const texts = new WeakMap<Response, string>();

/** A response of one text, which {@link textOf} gives back without reading a stream. */
export const textResponse = (
  text: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response => {
  const response = new Response(text, { status, headers });
  texts.set(response, text);
  return response;
};

/** The whole body of a {@link textResponse}; undefined for any other, which has to be read. */
export const textOf = (response: Response): string | undefined => texts.get(response);
