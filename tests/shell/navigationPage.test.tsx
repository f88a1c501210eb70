import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { NavigationPage } from '../../renderers/pages/NavigationPage.tsx';
import { CoreContext } from '../../runtime/host/CoreContext.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import { userWith } from './support.ts';

const page: PageSchema = {
  format: 1,
  page: 'navigation',
  path: '/salesNavigation',
  title: '销售导航',
  access: 'user',
  stages: [
    { title: '客户', pages: ['/Customer', '/Gone'] },
    { title: '订单', to: '/worknavigation', pages: ['/Production_SalesOrder'] },
    { title: '开票', pages: ['/Accounts_SalesInvoice'] },
  ],
};

const list = (table: string, title: string): PageSchema => ({
  format: 1,
  page: 'list',
  path: `/${table}`,
  table,
  title,
});

const pages = [
  list('Customer', '客户档案'),
  list('Production_SalesOrder', '销售订单'),
  list('Accounts_SalesInvoice', '销售发票'),
];

const shown = (grants: Readonly<Record<string, readonly string[]>>) => {
  // The page reads three things of the session.
  const core = { app: { locale: 'zh' }, session: { user: userWith(grants), menus: [], pages } } as never;
  render(
    <CoreContext.Provider value={core}>
      <MemoryRouter>
        <NavigationPage page={page} />
      </MemoryRouter>
    </CoreContext.Provider>,
  );
};

describe('a navigation page', () => {
  it('leads to the pages the user may open, step by step, without empty steps', () => {
    shown({ customer: ['Search'], production_salesorder: ['Search'] });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['客户档案', '/Customer'],
      ['订单', '/worknavigation'],
      ['销售订单', '/Production_SalesOrder'],
    ]);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      '销售导航',
      '客户',
      '订单',
    ]);
  });

  it('says so where the user may open none of them', () => {
    shown({});
    expect(screen.getByRole('status').textContent).toContain('请联系管理员');
  });
});
