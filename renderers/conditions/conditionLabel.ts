import type { App } from '../../runtime/host/AppContext.ts';
import type { SentenceOptions } from '../../runtime/model/conditions/groupsSentence.ts';

/**
 * Labels of keys for sentences of conditions, from the dictionaries. Observable, because dictionaries may
 * still be loading.
 */
export const conditionLabel =
  ({ dictionaries }: App): NonNullable<SentenceOptions['label']> =>
  ({ dataKey, remote }, value) => {
    if (dataKey === undefined || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
    return remote ? dictionaries.remoteLabel(dataKey, String(value)) : dictionaries.label(dataKey, value);
  };
