import type { Issue } from '../../runtime/model/schema/Issue.ts';

/** What the server said when it refused to publish, as an issue of the whole draft. */
export const refusal = (text: string): Issue => ({
  path: '',
  rule: 'form.custom',
  params: { text },
  severity: 'error',
});
