import type { EffectKindName } from '../../runtime/model/effects/effectBody.ts';
import type { EffectKind } from './EffectKind.ts';
import { making } from './makes/making.ts';
import { setting } from './sets/setting.ts';

/** How each kind of effect begins and ends. */
export const effectKinds: Readonly<Record<EffectKindName, EffectKind>> = { sets: setting, makes: making };
