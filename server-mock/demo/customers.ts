import type { Row } from '../../runtime/model/schema/Row.ts';
import { type DemoContext, mobileNumber, ownedBy, personName, taxNumber } from './DemoContext.ts';
import companies from './data/companies.json' with { type: 'json' };

/** Rows of Customer, with keys from 1. */
export function demoCustomers(context: DemoContext, count: number): Row[] {
  const { random, dates } = context;
  return Array.from({ length: count }, (_, index) => {
    const place = companies.places[(index * 7) % companies.places.length] ?? random.pick(companies.places);
    const brand = companies.customerBrands[index % companies.customerBrands.length] ?? '';
    const [trade, suffix] = random.pick(companies.customerTrades) as [string, string];
    const type = random.chance(0.6) ? 'direct' : random.chance(0.75) ? 'dealer' : 'export';
    const level = random.pick(['A', 'A', 'B', 'B', 'B', 'C']);
    return {
      Customer_Id: index + 1,
      CustomerCode: `KH${String(index + 1).padStart(4, '0')}`,
      CustomerName: `${place.city}${brand}${trade}${suffix}`,
      ShortName: `${place.city}${brand}`,
      CustomerType: type,
      CreditLevel: level,
      CreditLimit: { A: 2_000_000, B: 800_000, C: 200_000 }[level] ?? 200_000,
      Linkman: personName(random),
      Phone: mobileNumber(random),
      Mail: `sales${index + 1}@${type === 'export' ? 'trade' : 'corp'}${String(index + 1).padStart(2, '0')}.example.com`,
      Region: place.region,
      Address: `${place.city}市${place.street}${random.whole(8, 988)}号`,
      TaxNo: taxNumber(random, place.region),
      BankName: `${random.pick(companies.banks)}${place.city}分行`,
      BankAccount: `6222${String(random.whole(0, 99_999_999)).padStart(8, '0')}${String(random.whole(0, 9_999_999)).padStart(7, '0')}`,
      PaymentTerm: random.pick(['CASH', 'M30', 'M30', 'M30', 'M60', 'M90', 'ACCEPT']),
      Currency: type === 'export' ? random.pick(['USD', 'EUR']) : 'CNY',
      SalesMan_Id: context.userIds[random.chance(0.8) ? 'sales' : 'manager'] ?? 1,
      Enable: index % 23 === 22 ? 0 : 1,
      Remark: random.chance(0.2) ? '重点客户，每季度回访' : null,
      ...ownedBy(context, 'sales', dates.past(-random.whole(380, 900), random.whole(0, 560))),
    };
  });
}
