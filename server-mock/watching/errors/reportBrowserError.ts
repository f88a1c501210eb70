import { builtInPages } from '../../../runtime/model/schema/builtInPages.ts';
import { readBrowserError } from '../../../runtime/wire/watching/BrowserError.ts';
import { identify } from '../../access/authenticate.ts';
import { networkOf } from '../../access/networkOf.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import { type Answer, succeed } from '../../http/Answer.ts';
import { bodyObject, type Call } from '../../http/Call.ts';

/** The route of the page, where it is one of the product; else its first part, because what follows may be a code. */
const pageOf = ({ catalog }: Pick<ServerContext, 'catalog'>, sent: string): string => {
  const asked = sent.toLowerCase().replace(/\/$/, '');
  const known = [...builtInPages, ...catalog.bundle.pages].find(({ path, aliases = [] }) =>
    [path, ...aliases].some((one) => one.toLowerCase() === asked),
  );
  if (known !== undefined) return known.path;
  const [, first = ''] = sent.split('/');
  return /^[A-Za-z]{1,20}$/.test(first) && sent.split('/').length > 2 ? `/${first}/...` : '/...';
};

/** `POST /api/jig/browserError`: takes an error of a browser. It answers the same whatever it does with it. */
export const reportBrowserError = async (call: Call): Promise<Answer<null>> => {
  const { context, address } = call;
  const error = readBrowserError(bodyObject(call));
  if (error === undefined) return succeed(null);
  const session = await identify(context, call.header('authorization'));
  const reporter = session === undefined ? { network: networkOf(address) } : { userId: session.user.id };
  try {
    await context.browserErrors.take({ ...error, page: pageOf(context, error.page) }, reporter);
  } catch (problem) {
    context.log.error({ err: problem }, 'an error in a browser could not be kept');
  }
  return succeed(null);
};
