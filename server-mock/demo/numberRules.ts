import type { Row } from '../../runtime/model/schema/Row.ts';
import { type DemoContext, ownedBy } from './DemoContext.ts';

const rules = [
  ['Customer', 'KH', 'yyyyMM', 4, '客户编号：KH+年月+0001~9999'],
  ['Supplier', 'GYS', 'yyyyMM', 4, '供应商编号：GYS+年月+0001~9999'],
  ['Product', 'CP', 'yyyyMM', 4, '产品编号：CP+年月+0001~9999'],
  ['SalesOrder', 'XSDD', 'yyyyMMdd', 4, '销售订单编号：XSDD+年月日+0001~9999'],
  ['ProcureOrder', 'CGDD', 'yyyyMMdd', 4, '采购订单编号：CGDD+年月日+0001~9999'],
  ['ProductPlan', 'SCJH', 'yyyyMMdd', 4, '生产计划编号：SCJH+年月日+0001~9999'],
  ['AssembleWorkOrder', 'ZPGD', 'yyyyMMdd', 4, '装配工单编号：ZPGD+年月日+0001~9999'],
  ['WorkOrderForm', 'GD', 'yyyyMMdd', 4, '工单编号：GD+年月日+0001~9999'],
  ['Process', 'GX', 'yyyyMM', 4, '工序编号：GX+年月+0001~9999'],
  ['ProcessLine', 'GYLX', 'yyyyMM', 4, '工艺路线编号：GYLX+年月+0001~9999'],
  ['DefectItem', 'BL', 'yyyyMM', 4, '不良品项编号：BL+年月+0001~9999'],
  ['DevCatalog', 'SBFL', 'yyyyMM', 4, '设备类别编号：SBFL+年月+0001~9999'],
  ['Device', 'SB', 'yyyyMM', 4, '设备编号：SB+年月+0001~9999'],
  ['SpotMaintenance', 'DJBY', 'yyyyMM', 4, '点检保养项目编号：DJBY+年月+0001~9999'],
  ['SpotMaintPlan', 'DJBYJH', 'yyyyMMdd', 4, '点检保养计划编号：DJBYJH+年月日+0001~9999'],
  ['SpotMaintWorkOrder', 'DJBYGD', 'yyyyMMdd', 4, '点检保养工单编号：DJBYGD+年月日+0001~9999'],
  ['MaintainPaper', 'WXD', 'yyyyMMdd', 4, '维修单编号：WXD+年月日+0001~9999'],
  ['Team', 'BZ', 'yyyyMM', 4, '班组编号：BZ+年月+0001~9999'],
  ['CalPlan', 'BZJH', 'yyyyMMdd', 4, '排班计划编号：BZJH+年月日+0001~9999'],
  ['ToolType', 'GZLB', 'yyyyMMdd', 4, '工装夹具类型编码：GZLB+年月日+0001~9999'],
  ['Tool', 'GZJJ', 'yyyyMMdd', 4, '工装夹具编码：GZJJ+年月日+0001~9999'],
  ['ToolsReceive', 'GJLY', 'yyyyMMdd', 4, '工具领用编号：GJLY+年月日+0001~9999'],
  ['ToolsReturn', 'GJGH', 'yyyyMMdd', 4, '工具归还编号：GJGH+年月日+0001~9999'],
  ['ProcureInvoice', 'CGFP', 'yyyyMMdd', 4, '采购发票编号：CGFP+年月日+0001~9999'],
  ['SalesInvoice', 'XSFP', 'yyyyMMdd', 4, '销售发票编号：XSFP+年月日+0001~9999'],
  ['ProcureShouldPaymentBill', 'CGYF', 'yyyyMMdd', 4, '采购应付单编号：CGYF+年月日+0001~9999'],
  ['ProcurePaymentBill', 'CGFK', 'yyyyMMdd', 4, '采购付款单编号：CGFK+年月日+0001~9999'],
  ['SaleShouldReceiveBill', 'XSYS', 'yyyyMMdd', 4, '销售应收单编号：XSYS+年月日+0001~9999'],
  ['SaleReceiveBill', 'XSSK', 'yyyyMMdd', 4, '销售收款单编号：XSSK+年月日+0001~9999'],
  ['InitialAccountReceivable', 'QCYS', 'yyyyMMdd', 4, '期初应收编号：QCYS+年月日+0001~9999'],
  ['BeginningAccountPayable', 'QCYF', 'yyyyMMdd', 4, '期初应付编号：QCYF+年月日+0001~9999'],
  ['CollectionOrder', 'SKD', 'yyyyMMdd', 4, '收款单编号：SKD+年月日+0001~9999'],
  ['PaymentOrder', 'FKD', 'yyyyMMdd', 4, '付款单编号：FKD+年月日+0001~9999'],
  ['TestItem', 'JCX', 'yyyyMMdd', 4, '检测项编码：JCX+年月日+0001~9999'],
  ['QcTemplate', 'JYMB', 'yyyyMMdd', 4, '检测模版编码：JYMB+年月日+0001~9999'],
  ['InComingCheck', 'LLJYD', 'yyyyMMdd', 4, '来料检验单编码：LLJYD+年月日+0001~9999'],
  ['ProcessCheck', 'GCJY', 'yyyyMMdd', 4, '过程检验单编码：GCJY+年月日+0001~9999'],
  ['OutCheck', 'CHJY', 'yyyyMMdd', 4, '出货检验单编码：CHJY+年月日+0001~9999'],
  ['InStoreForm', 'RKD', 'yyyyMMdd', 4, '入库单号：RKD+年月日+0001~9999'],
  ['OutStoreForm', 'CKD', 'yyyyMMdd', 4, '出库单号：CKD+年月日+0001~9999'],
  ['TransferStoreForm', 'DBD', 'yyyyMMdd', 4, '调拨单号：DBD+年月日+0001~9999'],
] as const;

/** Rows of Base_NumberRule for the tables of the demo. */
export function demoNumberRules(context: DemoContext): Row[] {
  return rules.map(([form, prefix, time, digits, text], index) => ({
    NumberRule_Id: index + 1,
    FormCode: form,
    Prefix: prefix,
    SubmitTime: time,
    SerialNumber: digits,
    GenerativeRule: text,
    ...ownedBy(context, 'admin', context.dates.past(-960, index)),
  }));
}
