"""Many games of Schieber at once on the GPU. The rules themselves, with their articles, are in cuda/rules.cuh."""
import ctypes
import hashlib
import subprocess
from pathlib import Path

import torch

HERE = Path(__file__).parent
PLIES = 36
FIELDS, POINTS, SETS = 38, 33, 26  # enum Field in cuda/rules.cuh; SETS in cuda/features.cuh
LEARNER, RULE_BOT, OTHER_NET, SOFT_LEARNER = range(4)  # enum Player in cuda/players.cuh

_pointer, _i64, _u64 = ctypes.c_void_p, ctypes.c_int64, ctypes.c_uint64
_int, _float = ctypes.c_int, ctypes.c_float
SIGNATURES = {
    'jass_deal': [_pointer, _i64, _u64, _pointer],
    'jass_start': [_pointer, _i64] + [_pointer] * 5,
    'jass_observe': [_pointer, _i64, _int] + [_pointer] * 4,
    'jass_act': [_pointer, _i64, _int, _pointer, _pointer, _i64, _float, _u64] + [_pointer] * 7,
}


def build():
    """Compiles the kernels once for each version of their source."""
    sources = sorted((HERE / 'cuda').iterdir())
    version = hashlib.sha256(b''.join(path.read_bytes() for path in sources)).hexdigest()[:12]
    out = HERE / 'build' / f'game-{version}.so'
    if not out.exists():
        out.parent.mkdir(exist_ok=True)
        major, minor = torch.cuda.get_device_capability()
        subprocess.run(['nvcc', '-O3', f'-arch=sm_{major}{minor}', '-shared', '-Xcompiler', '-fPIC',
                        str(HERE / 'cuda' / 'game.cu'), '-o', str(out)], check=True)
    library = ctypes.CDLL(str(out))
    for name, types in SIGNATURES.items():
        getattr(library, name).argtypes = types
    assert library.jass_fields() == FIELDS and library.jass_sets() == SETS
    return library


def pointer(value):
    return value.data_ptr() if isinstance(value, torch.Tensor) else value


class Games:
    """A batch of games that are all at the same ply."""

    library = None

    def __init__(self, count):
        Games.library = Games.library or build()
        self.count = count
        self.state = torch.zeros(FIELDS, count, dtype=torch.int64, device='cuda')
        self.sets = torch.zeros(count, SETS, dtype=torch.int64, device='cuda')

    def _call(self, name, *arguments):
        stream = torch.cuda.current_stream().cuda_stream
        code = getattr(self.library, name)(self.state.data_ptr(), self.count, *map(pointer, arguments), stream)
        if code:
            raise RuntimeError(f'{name}: CUDA error {code}')

    def deal(self, seed):
        self._call('jass_deal', seed)

    def hand(self, seat):
        """The cards of a seat as 36-bit sets."""
        return self.state[seat]

    def start(self, mode, passed, players, sorted_seats):
        """All int64: mode 0-5, passed 0/1, four bits a seat for its player, one bit a seat for sorted suits."""
        self._call('jass_start', mode.contiguous(), passed.contiguous(), players, sorted_seats)

    def observe(self, ply, rows, legal):
        self._call('jass_observe', ply, self.sets, rows, legal)

    def act(self, ply, logits, other, other_from, temperature, seed, legal, out):
        """Every game plays one card. `other`: logits of the second net for the games from `other_from` on."""
        assert logits.dtype == torch.float32 and logits.is_contiguous() and other.is_contiguous()
        self._call('jass_act', ply, logits, other, other_from, temperature, seed, legal,
                   out.action, out.log_prob, out.learns, out.sign, out.reward)

    def difference(self):
        """Points of team 0 less those of team 1."""
        return (self.state[POINTS] - self.state[POINTS + 1]).float()


class Moves:
    """What `act` writes: the slot card, its log probability, whether the learner may learn from it,
    +1 or -1 for the team of the player, and the points of a finished trick from the view of team 0."""

    def __init__(self, *shape):
        make = lambda dtype: torch.zeros(*shape, dtype=dtype, device='cuda')
        self.action, self.learns = make(torch.int64), make(torch.uint8)
        self.log_prob, self.sign, self.reward = make(torch.float32), make(torch.float32), make(torch.float32)

    def at(self, ply):
        view = object.__new__(Moves)
        for name, value in vars(self).items():
            setattr(view, name, value[ply])
        return view
