import type { Row } from '../../runtime/model/schema/Row.ts';
import { type DemoContext, ownedBy } from './DemoContext.ts';

const processes = [
  '下料',
  '粗车',
  '精车',
  '铣削',
  '钻孔',
  '滚齿',
  '热处理',
  '磨削',
  '去毛刺',
  '清洗',
  '喷漆',
  '装配',
  '检验',
  '包装',
] as const;

/** Route names with their processes. */
const lines = [
  ['蜗轮减速机机加工路线', ['下料', '粗车', '精车', '滚齿', '热处理', '磨削', '检验']],
  ['箱体加工路线', ['下料', '铣削', '钻孔', '去毛刺', '清洗', '喷漆', '检验']],
  ['整机装配路线', ['清洗', '装配', '检验', '包装']],
] as const;

const requirements: Readonly<Record<string, string>> = {
  热处理: '表面硬度 HRC58-62，渗碳层 0.8-1.2 mm',
  磨削: '表面粗糙度 Ra0.8',
  检验: '首件三检，批量抽检 10%',
  喷漆: '漆膜厚度 60-80 μm',
};

/** Rows of processes, routes and route steps, in order. */
export function demoProcesses(context: DemoContext): {
  readonly processes: Row[];
  readonly lines: Row[];
  readonly steps: Row[];
} {
  const owner = ownedBy(context, 'planner', context.dates.past(-900, 0));
  const steps: Row[] = [];
  const routes = lines.map(([name, names], index) => {
    names.forEach((process, at) => {
      steps.push({
        ProcessLineList_Id: steps.length + 1,
        ProcessLine_Id: index + 1,
        Process_Id: processes.indexOf(process) + 1,
        SubmitWorkMatch: 1,
        Requirement: requirements[process] ?? null,
        Sequence: at + 1,
        ...owner,
      });
    });
    return {
      ProcessLine_Id: index + 1,
      ProcessLineCode: `GYLX${String(index + 1).padStart(4, '0')}`,
      ProcessLineName: name,
      Remark: null,
      ...owner,
    };
  });
  return {
    processes: processes.map((name, index) => ({
      Process_Id: index + 1,
      ProcessCode: `GX${String(index + 1).padStart(4, '0')}`,
      ProcessName: name,
      SubmitWorkMatch: 1,
      Sequence: index + 1,
      Enable: 1,
      Remark: null,
      ...owner,
    })),
    lines: routes,
    steps,
  };
}
