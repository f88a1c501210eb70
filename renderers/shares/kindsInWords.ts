import type { App } from '../../runtime/host/AppContext.ts';
import { listed } from '../../runtime/model/messages/index.ts';
import { shareKindNamed } from '../../runtime/model/shares/shareKinds.ts';
import type { BoardShares } from '../../runtime/wire/shares/Share.ts';

/** How many shares of which kinds there are, in words. */
export const kindsInWords = (kinds: BoardShares['kinds'], { locale, t }: Pick<App, 'locale' | 't'>): string =>
  listed(
    kinds.map(({ kind, count }) =>
      t('share.countOf', { kind: shareKindNamed(kind)?.title[locale] ?? kind, n: count }),
    ),
    locale,
  );
