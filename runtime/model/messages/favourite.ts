import type { Catalogue } from './Catalogue.ts';

/** Texts of favourites. */
export const favouriteMessages = {
  'favourite.title': { zh: '收藏', en: 'Favourites' },
  'favourite.add': { zh: '收藏此页面', en: 'Add this page to the favourites' },
  'favourite.remove': { zh: '取消收藏', en: 'Remove from the favourites' },
  'favourite.arrange': { zh: '调整收藏顺序', en: 'Arrange the favourites' },
  'favourite.added': { zh: '已收藏', en: 'Added to the favourites' },
  'favourite.removed': { zh: '已取消收藏', en: 'Removed from the favourites' },
  'favourite.noPage': {
    zh: '没有打开页面【{page}】的权限，不能收藏',
    en: 'You may not open the page "{page}", so it cannot be a favourite',
  },
  'favourite.tooMany': {
    zh: '最多可收藏{n}个页面，请先取消不用的收藏',
    en: 'You may have at most {n} favourites: remove some first',
  },
} as const satisfies Catalogue;
