import { expect, signIn, test } from './product.ts';

const text = (field: string, title: string, formula: unknown) => ({
  field,
  title,
  type: 'text',
  maxlength: 100,
  readonly: true,
  editRowNo: 8,
  formula,
});

/** One formula of each kind that users write. */
const fields = [
  text('AmountWords', '大写金额', '=大写金额([价税合计])'),
  text('MaskedPhone', '隐藏电话', '$replace(Phone, /^(\\d{3})\\d{4}/, "$1****")'),
  text('LineCount', '行数', '$count(Production_SalesOrderList[Qty > 0]) & " 行"'),
  {
    ...text('HalfAmount', '首付款', {
      method: 1000,
      name: '首付款',
      content: '([价税合计]-0.01)*0.3',
      fixed: 2,
    }),
    type: 'decimal',
    scale: 2,
  },
];

// Needs its own product: other tests count its orders and know its fields.
test.use({ own: {} });

test('published formulas of every kind compute while somebody types, and again on the server', async ({
  page,
  request,
}) => {
  const login = await request.post('/api/user/login', {
    data: { userName: 'admin', password: 'jig-demo' },
  });
  const { token } = (await login.json()).data;
  const published = await request.post('/api/jig/schema/publish', {
    headers: { authorization: `Bearer ${token}` },
    data: { kind: 'extension', name: 'Production_SalesOrder', patch: { fields } },
  });
  expect(await published.json()).toMatchObject({ status: true });

  await signIn(page, 'sales');
  await page.goto('/Production_SalesOrder');
  await page.getByRole('button', { name: '新建' }).click();
  const box = page.getByRole('dialog', { name: '销售订单 - 新建' });
  await box.getByLabel('客户', { exact: true }).click();
  await page.keyboard.type('苏州恒泰');
  await page.getByRole('option', { name: '苏州恒泰' }).first().click();
  await expect(box.getByLabel('联系人')).not.toHaveValue('');
  await box.getByLabel('联系电话').fill('13912345678');
  await expect(box.getByLabel('隐藏电话')).toHaveValue('139****5678');
  await box.getByLabel('交货日期').fill('2027-01-15');
  await page.keyboard.press('Enter');

  await box.getByRole('button', { name: '新增行' }).click();
  const brought = page.waitForResponse(/Lookup$/i);
  await box.getByLabel('产品', { exact: true }).click();
  await page.keyboard.type('NMRV050');
  await page.getByRole('option', { name: 'NMRV050' }).first().click();
  await brought;
  await box.getByLabel('数量', { exact: true }).fill('3');
  await box.getByLabel('单价', { exact: true }).fill('9.995');
  // 29.985 rounds to 29.99, and 13 % of it is 3.90: the words change while the price is typed.
  await expect(box.getByLabel('大写金额')).toHaveValue('叁拾叁元捌角玖分');
  await expect(box.getByLabel('行数')).toHaveValue('1 行');
  await expect(box.getByLabel('首付款')).toHaveValue('10.16');
  await box.getByRole('button', { name: '保存', exact: true }).click();

  const saved = page.getByRole('dialog', { name: '销售订单 - 编辑' });
  await expect(saved).toBeVisible();
  const code = await saved.getByLabel('单据编号').inputValue();
  const found = await request.post('/api/Production_SalesOrder/Page', {
    headers: { authorization: `Bearer ${token}` },
    data: { page: 1, rows: 30, wheres: JSON.stringify([{ name: 'SalesOrderCode', value: code }]) },
  });
  expect((await found.json()).rows).toMatchObject([
    { AmountWords: '叁拾叁元捌角玖分', MaskedPhone: '139****5678', LineCount: '1 行', HalfAmount: 10.16 },
  ]);
});
