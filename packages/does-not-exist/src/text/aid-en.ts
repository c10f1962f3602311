// The player aid of Does Not Exist in English.

export const aid = {
  'aid.draft': '{<name}Draft{>} {draft:card}. Your hand holds {hand}, your inventory {inventory}.',
  'aid.roll': '{<name}Roll{>} the d20: your line-up has to beat what the audience expects.',
  'aid.invite':
    '{<name}Invite{>}, if you like, one monster whose level is no higher than the expectation: discard a card for it.',
  'aid.class': '{<name}Class{>}: pay {price:soul} for the top class card.',
  'aid.recruit':
    '{<name}Mercenary{>}: discard a card and roll a d6. With {joins} or more one joins you with {hidden:hidden-card}. You may have {mercenaries}.',
  'aid.trade': '{<name}Trade{>} with another player, as long as no card lies in a line-up.',
  'aid.pass': '{<name}Pass{>}, if you have invited nobody: the turn ends and you lose nothing.',
  'aid.lay': '{<name}Lay{>} cards until their total is higher than the expectation.',
  'aid.call': '{<name}Call{>} a friend as Host: a Saviour adds cards to your line-up.',
  'aid.rivalry': '{<name}Invade{>} as another player: lay a line-up of your own. Nobody may help you.',
  'aid.mercenary': '{<name}Ask a mercenary{>} for a hidden card. With its last one it leaves.',
  'aid.winner':
    '{<name}The highest total above the expectation wins{>}: {alone:soul} for the Host alone or an invader, {shared:soul} each for Host and Saviour.',
  'aid.rival':
    '{<name}Beaten rivals lose{>}: {alone:soul} for a Host whom an invader beats ({shared} each with a Saviour), {alone} for every other invader.',
  'aid.monster': '{<name}The monster{>} gives the winner its souls and sound cards.',
  'aid.escape':
    '{<name}Who fails with a monster present{>} rolls a d6: with {escapes} or more they escape, otherwise its failure happens.',
  'aid.recover': '{<name}Take{>} a card from the line-up into your inventory.',
  'aid.last': '{<name}Once more{>} you may buy a class, recruit or trade. Then the turn ends.',
  'aid.line-up': 'A line-up',
  'aid.genres':
    '{<name}Genres{>}: two cards with a genre in common count 50 % more, with two or more in common 100 % more.',
  'aid.duration': '{<name}Equal totals{>}: the longer line-up is stronger.',
  'aid.inventory': '{<name}Inventory{>}: cards that lie open in front of you, to be played like those of your hand.',
  'aid.end': 'Winning and losing',
  'aid.goal': 'The first with {goal:soul} wins.',
  'aid.zeroing': '{<name}Zeroed{>}: you lose your hand, inventory, class and mercenaries. Without a soul you are out.',
  'aid.return':
    '{<name}Come back{>} in your next turn for {back:soul}, with {fresh:card} and a class card, or give up.',
  'aid.monsters': 'Monsters',
  'aid.classes': 'Classes',
};
