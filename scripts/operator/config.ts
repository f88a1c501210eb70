import { shownSettings } from '../../server-mock/process/shownSettings.ts';
import { environmentFrom } from '../schema/openData.ts';
import { placeOf } from '../schema/verbs/placeOf.ts';
import type { Verb } from '../schema/verbs/Verb.ts';

/** `config`: the effective settings without secrets. */
export const config: Verb = {
  options: { '--data-dir': 'value', '--json': 'flag' },
  takes: [0, 1],
  run(call) {
    const settings = shownSettings(environmentFrom(placeOf(call.names[0], call), {}));
    if (call.options.has('--json')) call.say(JSON.stringify(settings));
    else for (const [name, value] of Object.entries(settings)) call.say(`${name}=${value}`);
    return 0;
  },
};
