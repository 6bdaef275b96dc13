"""python3 -m unittest training.test_jassnet"""
import random
import struct
import unittest

from training.jassnet import nearest, pack, unpack


class TheWeightsFile(unittest.TestCase):
    def setUp(self):
        chance = random.Random(1)
        draw = lambda count: [chance.gauss(0, 1) for _ in range(count)]
        self.layers = [(5, 7, draw(35), draw(5)), (1, 5, draw(5), draw(1))]
        self.data = pack('small', 'sorted-532', [('actor', [False, False], [nearest(*layer) for layer in self.layers])])

    def test_a_weight_comes_back_within_half_a_step_of_its_row(self):
        _, nets = unpack(self.data)
        for (rows, columns, weights, biases), (_, _, again, again_biases) in zip(self.layers, nets['actor']):
            for row in range(rows):
                mine, theirs = (values[row * columns:(row + 1) * columns] for values in (weights, again))
                half_step = max(map(abs, mine)) / 127 / 2 * 1.001
                self.assertTrue(all(abs(a - b) <= half_step for a, b in zip(mine, theirs)))
            self.assertTrue(all(abs(a - b) < 1e-6 for a, b in zip(biases, again_biases)))

    def test_data_starts_and_every_layer_ends_at_a_multiple_of_sixteen(self):
        length, = struct.unpack_from('<I', self.data, 4)
        self.assertEqual((8 + length) % 16, 0)
        self.assertEqual(len(self.data), 8 + length + 80 + 16)  # 8 × 5 + 35 = 75 → 80; 8 + 5 = 13 → 16

    def test_a_row_of_zeros_stays_zero(self):
        _, _, scales, _, body = nearest(1, 3, [0.0, 0.0, 0.0], [1.0])
        self.assertEqual((list(scales), list(body)), ([0.0], [0, 0, 0]))

    def test_a_file_cut_short_is_refused(self):
        with self.assertRaises(ValueError):
            unpack(self.data[:-16])


if __name__ == '__main__':
    unittest.main()
