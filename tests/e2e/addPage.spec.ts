import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as plain } from '@playwright/test';
import { checkout, signIn, startProduct } from './product.ts';

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
const page = {
  format: 1,
  page: 'list',
  path: '/Base_Currency',
  table: 'Base_Currency',
  quickSearch: 'CurrencyName',
};

plain('a page is added by writing two JSON files and nothing else', async ({ page: browser }) => {
  const copy = mkdtempSync(join(tmpdir(), 'jig-copy-'));
  for (const part of ['dist', 'schemas', 'package.json'])
    cpSync(join(checkout, part), join(copy, part), { recursive: true });
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'), 'junction');
  writeFileSync(join(copy, 'schemas/tables/base/Base_Currency.json'), JSON.stringify(table));
  writeFileSync(join(copy, 'schemas/pages/base/Base_Currency.json'), JSON.stringify(page));
  const product = await startProduct(copy, { DEMO: '0', ADMIN_PASSWORD: 'first-page' });
  try {
    await browser.goto(product.url);
    await signIn(browser, 'admin', 'first-page', product.url);
    await browser.goto(`${product.url}/Base_Currency`);
    await expect(browser.getByText('暂无数据')).toBeVisible();
    await browser.getByRole('button', { name: '新建' }).click();
    const box = browser.getByRole('dialog', { name: '币种 - 新建' });
    await box.getByRole('button', { name: '保存并关闭' }).click();
    await expect(box.getByText('币种代码不能为空', { exact: true })).toBeVisible();
    await box.getByLabel('币种代码').fill('CNYY');
    await expect(box.getByText('币种代码最多3个字符', { exact: true })).toBeVisible();
    await box.getByLabel('币种代码').fill('USD');
    await box.getByLabel('币种名称').fill('美元');
    await box.getByLabel('汇率').fill('7.123456');
    await box.getByRole('button', { name: '保存并关闭' }).click();
    await expect(browser.getByRole('gridcell', { name: 'USD' })).toBeVisible();
    await expect(browser.getByRole('gridcell', { name: '7.123456' })).toBeVisible();
  } finally {
    await product.stop();
    rmSync(copy, { recursive: true, force: true });
  }
});
