/** The parameters that an address of a game list may have (specification 2). */
export const gameListQuery = ['gameType', 'dataType', 'vassalage', 'gameClassify', 'minBet', 'minLine', 'gameName', 'sort'];
