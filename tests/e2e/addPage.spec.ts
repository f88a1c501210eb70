import { expect, signIn, test } from './product.ts';

const table = {
  format: 1,
  table: 'Base_Currency',
  cnName: '币种',
  key: 'Currency_Id',
  nameField: 'CurrencyName',
  mixins: ['enabled', 'remarked', 'owned'],
  fields: [
    {
      field: 'CurrencyCode',
      title: '币种代码',
      type: 'text',
      required: true,
      max: 3,
      editRowNo: 1,
      searchRowNo: 1,
      link: true,
    },
    { field: 'CurrencyName', title: '币种名称', type: 'text', required: true, editRowNo: 1 },
    { field: 'Rate', title: '汇率', type: 'decimal', scale: 6, min: 0, editRowNo: 2 },
  ],
};
const list = {
  format: 1,
  page: 'list',
  path: '/Base_Currency',
  table: 'Base_Currency',
  quickSearch: 'CurrencyName',
};

test.use({
  own: {
    environment: { DEMO: '0', ADMIN_PASSWORD: 'first-page' },
    schemas: { 'tables/base/Base_Currency.json': table, 'pages/base/Base_Currency.json': list },
  },
});

test('a page is added by writing two JSON files and nothing else #G17 #P01', async ({ page }) => {
  await signIn(page, 'admin', 'first-page');
  await page.goto('/Base_Currency');
  await expect(page.getByText('人民币')).toBeVisible();
  await page.getByRole('button', { name: '新建' }).click();
  const box = page.getByRole('dialog', { name: '币种 - 新建' });
  await box.getByRole('button', { name: '保存并关闭' }).click();
  await expect(box.getByText('币种代码不能为空', { exact: true })).toBeVisible();
  await box.getByLabel('币种代码').fill('CNYY');
  await expect(box.getByText('币种代码最多3个字符', { exact: true })).toBeVisible();
  await box.getByLabel('币种代码').fill('GBP');
  await box.getByLabel('币种名称').fill('美元');
  await box.getByLabel('汇率').fill('7.123456');
  await box.getByRole('button', { name: '保存并关闭' }).click();
  await expect(page.getByRole('gridcell', { name: 'GBP' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '7.123456' })).toBeVisible();
});
