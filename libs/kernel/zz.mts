import { unicodeOfZawgyi, looksLikeZawgyi } from './src/typed/zawgyi';
for (const s of ['ဦးေအာင္ မောင်မောင်','မောင် ေမာင္','ဒေါ်ခင် ေအး','ေအး','Ko ေအာင္ Min','ဦး ေအာင္ ဆန်း','ေမာင္\u200bေမာင္']) console.log(s, looksLikeZawgyi(s), await unicodeOfZawgyi(s));
