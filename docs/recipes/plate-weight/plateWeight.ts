import { declareFunction, multiply, round } from 'jig/plugin';

const title = (zh: string, en: string) => ({ zh, en });

/** 理论重量: what a steel plate weighs in kg, by its size in mm and its density in g/cm³. */
export const plateWeight = declareFunction({
  name: 'STEEL_PLATE_WEIGHT',
  title: title('钢板理论重量', 'Theoretical weight of a steel plate'),
  summary: title(
    '按厚度、宽度、长度（毫米）算出钢板的重量（千克）',
    'The weight of a steel plate in kg, by its thickness, width and length in mm',
  ),
  parameters: [
    { name: 'thickness', title: title('厚度', 'Thickness'), type: 'number', min: 0, max: 500 },
    { name: 'width', title: title('宽度', 'Width'), type: 'number', min: 0, max: 10000 },
    { name: 'length', title: title('长度', 'Length'), type: 'number', min: 0, max: 50000 },
    { name: 'density', title: title('密度', 'Density'), type: 'number', min: 0, max: 30, optional: true },
  ],
  result: 'number',
  run: (thickness, width, length, density) => {
    const volume = multiply(multiply(thickness, width), length);
    return round(multiply(multiply(volume, density ?? 7.85), 0.000001), 3);
  },
  sql: (sql, thickness, width, length, density) =>
    sql`round(${thickness} * ${width} * ${length} * coalesce(${density}, ${7.85}) * ${0.000001}, 3)`,
});
