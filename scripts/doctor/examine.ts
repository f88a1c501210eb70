import { join } from 'node:path';
import '../../runtime/model/explain/allMessages.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import { overlaysInForce } from '../../server-mock/catalog/versions.ts';
import { examineLinks } from '../../server-mock/links/doctor/examineLinks.ts';
import type { LinkDifference } from '../../server-mock/links/doctor/LinkDifference.ts';
import { usableCatalog } from '../../server-mock/process/usableCatalog.ts';
import { Clock } from '../../server-mock/time/Clock.ts';
import { environmentAt, readData } from '../schema/openData.ts';
import { root } from '../schema/schemaFiles.ts';
import { placeOf } from '../schema/verbs/placeOf.ts';
import type { Verb } from '../schema/verbs/Verb.ts';
import { checks } from './checks/index.ts';

/** `doctor`: what its checks find, and every difference between stored documents and what their links and totals say. Exit code 1: there are some. */
export const examine: Verb = {
  options: { '--data-dir': 'value', '--json': 'flag' },
  takes: [0, 1],
  async run(call) {
    const { names, options, locale, say } = call;
    const isJson = options.has('--json');
    const place = placeOf(names[0], call);
    const log = { error: (_fields: object, message: string) => say(message) };
    const catalog = usableCatalog(readBundle(join(root, 'schemas')), log);
    const environment = environmentAt(place);
    const { timeZone } = environment;
    let findings = 0;
    let differences = 0;
    const inWords = (difference: LinkDifference): string => {
      const { kind, found, expected, ...more } = difference;
      const none = text('doctor.none', locale);
      return text(`doctor.${kind}`, locale, { ...more, found: found ?? none, expected: expected ?? none });
    };
    const examined = await readData(place, async (db) => {
      catalog.use(await overlaysInForce(db));
      for (const check of checks)
        for (const { key, params } of await check.find({ db, catalog, environment })) {
          findings += 1;
          say(
            isJson
              ? JSON.stringify({ check: check.name, finding: key.replace('doctor.', ''), ...params })
              : text(key, locale, params),
          );
        }
      return examineLinks(db, { catalog, clock: new Clock(timeZone) }, (difference) => {
        differences += 1;
        say(isJson ? JSON.stringify(difference) : inWords(difference));
      });
    });
    say(
      isJson
        ? JSON.stringify({ ...examined, differences, findings })
        : text('doctor.sum', locale, { ...examined, differences }),
    );
    if (!isJson && findings > 0) say(text('doctor.findings', locale, { n: findings }));
    return differences + findings === 0 ? 0 : 1;
  },
};
