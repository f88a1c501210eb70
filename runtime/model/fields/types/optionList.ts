/** JSON Schema of options written in the schema itself. */
export const optionList = {
  type: 'array',
  description: '固定选项',
  items: {
    type: 'object',
    properties: {
      key: { type: ['string', 'number'], description: '值' },
      value: { type: 'string', description: '显示文本' },
      disabled: { type: 'boolean', description: '不可选' },
      hidden: { type: 'boolean', description: '不显示' },
      parentId: { type: ['string', 'number', 'null'], description: '上级' },
    },
    required: ['key', 'value'],
    additionalProperties: false,
  },
} as const;
