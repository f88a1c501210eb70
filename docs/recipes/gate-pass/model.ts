import type { ServerPlugin } from 'jig/plugin/server';
import { vehicleInside } from './vehicleInside.ts';

/** The hook of gate passes and its text. */
export const gatePassModel: ServerPlugin = {
  name: 'gate-pass',
  hooks: { vehicleInside },
  messages: {
    'plugin.gatePass.inside': { zh: '车辆 {plate} 尚未离厂', en: 'Vehicle {plate} has not left yet' },
  },
};
