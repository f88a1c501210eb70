/** Languages of the product. Chinese is the default and the specification's. */
export type Locale = 'zh' | 'en';
