const product = {
  Product_Id: 1,
  ProductCode: 'P1',
  ProductClassification_Id: 1,
  Unit: 'PCS',
  Enable: 1,
};

/** Rows that sales orders need: a customer, and a product with this price. */
export const salesRows = (SalePrice: number) => ({
  Customer: [
    { Customer_Id: 1, CustomerCode: 'C1', CustomerName: '华东机械', CustomerType: 'direct', Enable: 1 },
  ],
  Base_Product: [{ ...product, ProductName: '轴承座', ProductAttribute: 'selfControl', SalePrice }],
});

/** Rows that purchase orders need: a supplier, and a product with this price. */
export const purchaseRows = (PurchasePrice: number) => ({
  Supplier: [
    { Supplier_Id: 1, SupplierCode: 'S1', SupplierName: '苏州钢材', SupplierType: 'material', Enable: 1 },
  ],
  Base_Product: [{ ...product, ProductName: '钢板', ProductAttribute: 'outSourcing', PurchasePrice }],
});

const dates = { OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', Currency: 'CNY' };

/** Header of a sales order over {@link salesRows}. */
export const salesHeader = { Customer_Id: 1, ...dates };

/** Header of a purchase order over {@link purchaseRows}. */
export const purchaseHeader = { Supplier_Id: 1, ...dates };

/** A stored sales order without rows. */
export const storedSalesOrder = (id: number, customerId: number, more: object = {}) => ({
  SalesOrder_Id: id,
  SalesOrderCode: `XSDD-${id}`,
  Customer_Id: customerId,
  OrderDate: '2026-05-01',
  DeliveryDate: '2026-05-20',
  Currency: 'CNY',
  ...more,
});
