// What the document of home brings besides the data of its first view. Only the server renders it.
export { NextSectionData as HomeData } from '@parlour/games';
