// Is a sum of exactly 16 too much for the workers? Yes, at 16 one runs away: EUP-KNO.8.
import { engine } from '@rulewright/euphoria';
import { available, begin, setPlayer, stand } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const lostWith = (face: number) =>
  scenario(engine)
    .edit((state) => {
      begin(state);
      setPlayer(state, 0, { knowledge: 6 });
      stand(state, 0, 'farm');
      available(state, 0, 5);
    })
    .script([{ for: 'roll', seat: 0, is: face }], 'first')
    .play({ type: 'retrieve', seat: 0, workers: [3], price: 'free' })
    .eventsOf('worker-lost').length;
console.log([4, 5].map(lostWith)); // [ 0, 1 ]
