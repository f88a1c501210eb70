import IconImage from '@douyinfe/semi-icons/lib/es/icons/IconImage';
import type { ListAction } from '../../runtime/ListAction.ts';

/** 批量上传图片: pictures find their records by the code in their names. */
export const uploadImgAction: ListAction = {
  action: 'uploadImg',
  label: 'list.uploadImg',
  icon: IconImage,
  run: (page) => page.openDialog('uploadImg'),
};
