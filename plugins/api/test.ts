/** `jig/plugin/test`: what tests of a plugin import: the product without a server, and what it says of values. */
export { tableLooks } from '../../renderers/cells/tableLooks.ts';
export { messageOf } from '../../runtime/model/messages/index.ts';
export { validate } from '../../runtime/model/record/validate.ts';
export { page, world } from '../../tests/plugins/world.tsx';
