import type { Catalogue } from './Catalogue.ts';

/** Texts of favourites. */
export const favouriteMessages = {
  'favourite.title': { zh: '收藏', en: 'Favourites' },
  'favourite.add': { zh: '收藏此页面', en: 'Add this page to the favourites' },
  'favourite.remove': { zh: '取消收藏', en: 'Remove from the favourites' },
  'favourite.view': { zh: '收藏视图', en: 'Favourite view' },
  'favourite.addView': { zh: '收藏此视图', en: 'Add this view to the favourites' },
  'favourite.removeView': { zh: '取消收藏此视图', en: 'Remove this view from the favourites' },
  'favourite.record': { zh: '收藏记录', en: 'Favourite record' },
  'favourite.addRecord': { zh: '收藏此记录', en: 'Add this record to the favourites' },
  'favourite.removeRecord': { zh: '取消收藏此记录', en: 'Remove this record from the favourites' },
  'favourite.recent': { zh: '最近打开', en: 'Opened last' },
  'favourite.arrange': { zh: '调整收藏顺序', en: 'Arrange the favourites' },
  'favourite.added': { zh: '已收藏', en: 'Added to the favourites' },
  'favourite.removed': { zh: '已取消收藏', en: 'Removed from the favourites' },
  'favourite.noPage': {
    zh: '没有打开页面【{page}】的权限，不能收藏',
    en: 'You may not open the page "{page}", so it cannot be a favourite',
  },
  'favourite.noPart': {
    zh: '页面【{page}】中没有这个视图或这条记录，或没有查看权限，不能收藏',
    en: 'The page "{page}" has no such view or record, or you may not see it, so it cannot be a favourite',
  },
  'favourite.tooMany': {
    zh: '最多可收藏{n}项，请先取消不用的收藏',
    en: 'You may have at most {n} favourites: remove some first',
  },
  'favourite.noneMarked': {
    zh: '还没有收藏。点页面标题旁的星标，就会显示在这里',
    en: 'Nothing marked yet. Press the star beside the title of a page and it appears here',
  },
  'favourite.noneOpened': {
    zh: '还没有打开过单据。打开后会显示在这里',
    en: 'No records opened yet. Those that you open appear here',
  },
} as const satisfies Catalogue;
