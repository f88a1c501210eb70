import IconImage from '@douyinfe/semi-icons/lib/es/icons/IconImage';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Assigns pictures to records by the code in the file name (批量上传图片). */
export const uploadImgAction: ListAction = {
  action: 'uploadImg',
  label: 'list.uploadImg',
  icon: IconImage,
  run: (page) => page.openDialog('uploadImg'),
};
